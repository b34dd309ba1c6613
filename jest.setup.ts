import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** jsdom has none; next/link watches its links with one. */
class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}
globalThis.IntersectionObserver = IntersectionObserverStub;

/** jsdom lays nothing out; what asks for sizes gets one answer, when it begins to. */
class ResizeObserverStub implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe = () => this.report([], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
}
globalThis.ResizeObserver = ResizeObserverStub;
