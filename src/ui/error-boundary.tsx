import { Component, Suspense, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When it changes, the children are rendered again. */
  resetKey?: unknown;
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that hydrates by itself, in a short task, or at once if the visitor touches it. If it fails, the rest works
 * on, and React logs the error.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return <Suspense>{this.state.hasFailed ? fallback : children}</Suspense>;
  }
}
