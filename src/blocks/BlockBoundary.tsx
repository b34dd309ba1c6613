import { Component, type ReactNode } from 'react';
import type { BlockType } from './block';

interface BlockBoundaryProps {
  type: BlockType;
  children: ReactNode;
}

/** A block that breaks in the browser takes only itself along, and says so in the console. */
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
