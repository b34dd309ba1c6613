import { isRecord } from '../../lib/isRecord';
import { reasonsOf } from '../../lib/reasonsOf';
import { outcomeOf } from '../saving/outcomeOf';

/** Why a file is not in the library: the line failed, the session has ended, or the cms refused it. */
export type UploadProblem = 'failed' | 'denied' | 'refused';

/** What became of a file: its id in the library, or what went wrong. */
export type Sent = { id: number } | { problem: UploadProblem; reasons: string[] };

/** Milliseconds without progress after which an upload has failed. */
const patience = 60_000;

function readAnswer({ status, responseText }: XMLHttpRequest): Sent {
  let answer: unknown = null;
  try {
    answer = JSON.parse(responseText);
  } catch {
    // A proxy answers without JSON, and then the status has to say enough.
  }
  const doc = isRecord(answer) ? answer.doc : null;
  if (isRecord(doc) && typeof doc.id === 'number') return { id: doc.id };
  const outcome = outcomeOf(status || undefined);
  const problem = outcome === 'denied' || outcome === 'refused' ? outcome : 'failed';
  return { problem, reasons: reasonsOf(answer) };
}

/**
 * Uploads a file with its description. It never rejects.
 *
 * @param onProgress receives the share that has been sent, from 0 to 1, which `fetch` does not report
 */
export const sendFile = (
  url: string,
  { file, alt }: { file: File; alt: string },
  { language, onProgress }: { language: string; onProgress: (share: number) => void },
): Promise<Sent> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    let timer = setTimeout(giveUp, patience);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
      onProgress(total > 0 ? loaded / total : 0);
    };
    // Also after an error or an abort; the status is 0 then.
    request.onloadend = () => {
      clearTimeout(timer);
      resolve(readAnswer(request));
    };
    const body = new FormData();
    body.append('_payload', JSON.stringify({ alt }));
    body.append('file', file);
    request.open('POST', url);
    request.setRequestHeader('Accept-Language', language);
    request.send(body);
  });
