import { fetchInTime } from '@/lib/fetchInTime';

/** Maximum length of a reason in characters, as in the contract. */
export const reasonLength = 500;

export interface Opinion {
  /** The path of the page, with the prefix of the language. */
  path: string;
  clear: boolean;
  reason?: string;
  /** A report is about wrong facts, an opinion is about the clarity of the page. */
  kind?: 'opinion' | 'report';
}

/** Sends an opinion. Never throws. @returns whether the server accepted it */
export async function sendFeedback(opinion: Opinion): Promise<boolean> {
  const { path, clear, reason = '', kind = 'opinion' } = opinion;
  try {
    const response = await fetchInTime('/api/feedback', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ path, clear: clear ? 'yes' : 'no', reason, kind }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
