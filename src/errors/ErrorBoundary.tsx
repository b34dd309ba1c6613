import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows something simpler where its content breaks in the browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`[error page] is broken itself: ${String(error)}`);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
