import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// What has to appear appears; one second is not enough on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 8000 });

/** jsdom lays nothing out; what asks for sizes gets one answer, when it begins to. */
class ResizeObserverStub implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe = () => this.report([], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
}
globalThis.ResizeObserver = ResizeObserverStub;

/** Nothing is ever in sight; a test that scrolls brings its own. */
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
