/**
 * For tests: jsdom cannot play videos and has no media queries. Videos only report that they play, every
 * element is visible, and reduced motion is as given.
 */
export function mockVideos({ reducedMotion = false } = {}): void {
  const media = HTMLMediaElement.prototype;
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  Object.defineProperty(media, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return paused.get(this) ?? true;
    },
  });
  // Tools that inspect a page wait until a video has data.
  Object.defineProperty(media, 'readyState', { configurable: true, value: 1 });
  media.play = function play() {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  };
  media.pause = function pause() {
    if (this.paused) return;
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  };
  const matchMedia: (query: string) => Pick<MediaQueryList, 'matches'> = (query) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
  globalThis.IntersectionObserver = VisibleObserver;
}

class VisibleObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.report([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}
