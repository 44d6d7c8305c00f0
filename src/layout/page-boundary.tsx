import { Component, type ErrorInfo, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Gives what failed a new chance when it changes, as it does with each navigation. */
  resetKey: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failed: boolean;
  resetKey: unknown;
}

/** Keeps the rest standing when a page, or a part with code of its own, fails; of a page it gives a way on in its place. */
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
