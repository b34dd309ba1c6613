const code = /^[A-Za-z0-9_-]{32}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether what a link in a mail brings can be a code and an account at all (specification §5). */
export function isVerificationCode(given: string | undefined, id: string | undefined): boolean {
  return code.test(given ?? '') && uuid.test(id ?? '');
}
