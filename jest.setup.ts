import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { translatePage } from '@/lib/testing/translatePage';

// The default of one second is too short on a machine that runs other tests at the same time.
// Strict Mode renders twice and runs each effect twice, which uncovers effects without a cleanup.
configure({ asyncUtilTimeout: 8000, reactStrictMode: true });

/** jsdom has no layout, so an observer is called once, when it starts to observe, without entries. */
class ResizeObserverStub implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe = () => this.report([], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
}
globalThis.ResizeObserver = ResizeObserverStub;

/** Elements never intersect the viewport; a test that scrolls mocks its own observer. */
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

// Run once more with each text translated, as visitors do with their browser (docs/tests.md).
if (process.env.TRANSLATED) {
  let stop: () => void;
  beforeEach(() => {
    stop = translatePage();
  });
  afterEach(() => stop());
}
