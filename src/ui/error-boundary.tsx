import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When it changes, the children are rendered again. */
  resetKey?: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

/** Replaces a page or a tool that fails, so that the rest works on. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
