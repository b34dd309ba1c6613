import { json } from './json';
import { requestLanguage } from './requestLanguage';

const messages = {
  408: {
    it: 'I dati sono arrivati troppo lentamente. Controlla la connessione e riprova.',
    en: 'The data arrived too slowly. Check the connection and try again.',
  },
  413: {
    it: 'È troppo: un file può avere al massimo 30 MB.',
    en: 'This is too much: a file can have 30 MB at most.',
  },
};

/** The answer to a body that is too slow or too large, in the form of Payload's errors and of the contract's. */
export function refuseBody(status: 408 | 413, headers: Headers): Response {
  const answer = json(
    { errors: [{ message: messages[status][requestLanguage(headers)] }] },
    status,
  );
  // The rest of the body is not read, so the connection cannot be used again.
  answer.headers.set('connection', 'close');
  return answer;
}
