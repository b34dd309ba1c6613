import { LRUCache } from 'lru-cache';
import { AppError } from '@/errors/AppError';

/**
 * An LRU cache of drawn pictures with a limit in bytes. Parallel requests share one drawing, and both the
 * parallel and the waiting drawings are limited.
 */
export class PictureCache {
  private readonly cached: LRUCache<string, Buffer>;
  private readonly pending = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private drawing = 0;

  constructor(private readonly limits: { bytes: number; parallel: number; waiting: number }) {
    this.cached = new LRUCache({ maxSize: limits.bytes, sizeCalculation: ({ length }) => length });
  }

  get(key: string): Buffer | undefined {
    return this.cached.get(key);
  }

  /** @throws AppError picture/busy if too many drawings are waiting */
  draw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.pending.get(key);
    if (pending) return pending;
    const picture = this.withSlot(draw).then((drawn) => {
      this.cached.set(key, drawn);
      return drawn;
    });
    this.pending.set(key, picture);
    return picture.finally(() => this.pending.delete(key));
  }

  private async withSlot(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.drawing < this.limits.parallel) this.drawing += 1;
    else if (this.waiting.length < this.limits.waiting)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    else throw new AppError('picture/busy', `${this.waiting.length} pictures are waiting`);
    try {
      return await draw();
    } finally {
      // The slot goes to the next waiting drawing, if there is one.
      const next = this.waiting.shift();
      if (next) next();
      else this.drawing -= 1;
    }
  }
}
