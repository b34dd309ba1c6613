/** Longest reason, in characters: the contract's. */
export const reasonLength = 500;

export interface Opinion {
  /** The page's path, with the language's prefix. */
  path: string;
  clear: boolean;
  reason?: string;
  /** A report is about what the page tells, not about how. */
  kind?: 'opinion' | 'report';
}

/** Sends an opinion. @returns whether it was taken; it never throws */
export async function sendFeedback(opinion: Opinion): Promise<boolean> {
  const { path, clear, reason = '', kind = 'opinion' } = opinion;
  try {
    const response = await fetch('/api/feedback', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ path, clear: clear ? 'yes' : 'no', reason, kind }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
