import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The beginning of the line in the console. */
  failed: string;
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows the fallback, or nothing, if its children throw while they render in the browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.failed}: ${String(error)}`);
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
