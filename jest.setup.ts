import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

/** jsdom lays nothing out; what asks for sizes gets one answer, when it begins to. */
class ResizeObserverStub implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe = () => this.report([], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
}
globalThis.ResizeObserver = ResizeObserverStub;
