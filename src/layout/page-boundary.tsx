import { Component, type ErrorInfo, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Changes with each navigation, which gives the page a new chance. */
  resetKey: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  resetKey: unknown;
}

/** Keeps header and footer standing when a page fails, and gives a way on in its place. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
