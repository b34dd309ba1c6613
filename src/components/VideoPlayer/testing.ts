/**
 * For tests: jsdom plays nothing and has no media queries. Videos here only say that they play,
 * every element is in sight, and the visitor's settings are those given.
 */
export function withVideos({ reducedMotion = false } = {}): void {
  const media = HTMLMediaElement.prototype;
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  Object.defineProperty(media, 'paused', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return paused.get(this) ?? true;
    },
  });
  // What inspects a page waits until a film's data are there.
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
  globalThis.IntersectionObserver = InSight;
}

class InSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const box = target.getBoundingClientRect();
    const seen = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
    };
    this.report([seen], this);
  }
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}
