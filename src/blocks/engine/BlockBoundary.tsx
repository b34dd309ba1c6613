import { Component, type ReactNode } from 'react';
import type { BlockType } from './block';

interface BlockBoundaryProps {
  type: BlockType;
  children: ReactNode;
}

/**
 * An error boundary: a block that throws in the browser disappears alone, and the console shows the error.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`[blocks] ${this.props.type} is broken: ${String(error)}`);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
