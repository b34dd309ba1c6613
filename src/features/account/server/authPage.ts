import type { ComponentProps } from 'react';
import { print } from 'graphql';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { MailedCodeDocument, RegisterPrivacyDocument, type MailedCodePurpose } from '@/gql/graphql';
import { href, hrefOf } from '@/routing/href';
import { inEachLocale } from '@/routing/inEachLocale';
import type { Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import { mapRichText } from '@/server/mapping/mapRichText';
import type { RequestContext } from '@/server/getRequestProps';
import { accountPage } from './accountPage';
import { isVerificationCode } from '@/session/isVerificationCode';
import { loginHref } from '@/session/loginHref';
import type { RegisterView } from '../RegisterView';
import type { MailedCodeProps } from '../useMailedCode';
import { logError } from '@/server/logs/logError';

const login = accountPage(
  'login',
  (t) => t('account.login.title'),
  () => ({}),
);

/** In the other languages it leads to the same page after the login. */
export const loginPage: typeof login = async (context) => {
  const data = await login(context);
  const { next } = context.query;
  return next ? { ...data, alternates: inEachLocale((locale) => loginIn(locale, next)) } : data;
};

/** The login page of a language, with the page that opens after the login; only account pages exist in all languages. */
function loginIn(locale: Locale, next: string): string {
  const page = match(next);
  const isTranslated = page !== null && page.name.startsWith('account');
  return isTranslated ? loginHref(hrefOf({ ...page, locale }), locale) : href('login', locale);
}

export const registerPage = accountPage(
  'register',
  (t) => t('account.register.title'),
  async (context): Promise<ComponentProps<typeof RegisterView>> => ({
    privacyHtml: await privacyOf(context),
  }),
);

export const resetPasswordPage = accountPage(
  'resetPassword',
  (t) => t('account.forgotten.title'),
  () => ({}),
);

const answerShape = z.object({ mailedCode: z.enum(['valid', 'replaced', 'confirmed', 'ended']) });

/** The code of a mailed link and what it is worth, so that nobody fills in a form whose code cannot work. */
const mailedCode =
  (purpose: MailedCodePurpose) =>
  async ({ query, session, locale }: RequestContext): Promise<MailedCodeProps> => {
    const { code = '', id = '' } = query;
    if (!isVerificationCode(code, id)) return { code, id };
    try {
      const answer = await session.sendAnonymously(print(MailedCodeDocument), {
        code,
        id,
        purpose,
      });
      return { code, id, state: answerShape.safeParse(answer.data).data?.mailedCode ?? 'valid' };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The form still renders, and submitting it shows the error.
      logError(`mailed code ${locale}`, error);
      return { code, id };
    }
  };

export const setPasswordPage = accountPage(
  'setPassword',
  (t) => t('account.setPassword.title'),
  mailedCode('password'),
);

export const verifyEmailPage = accountPage(
  'verifyEmail',
  (t) => t('account.activate.title'),
  mailedCode('address'),
);

/** Empty when the cms is unavailable: the form still renders, and submitting it shows the error. */
async function privacyOf({ cms, mapperContext }: RequestContext): Promise<string> {
  try {
    const { globalSet } = await cms(RegisterPrivacyDocument, {});
    return globalSet?.__typename === 'registerPrivacy_GlobalSet'
      ? mapRichText(globalSet.textContent, mapperContext, 3)
      : '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError(`register ${mapperContext.locale}`, error);
    return '';
  }
}
