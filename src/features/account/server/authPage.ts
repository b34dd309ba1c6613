import type { ComponentProps } from 'react';
import { AppError } from '@/errors/AppError';
import { RegisterPrivacyDocument } from '@/gql/graphql';
import { mapRichText } from '@/server/mapping/mapRichText';
import type { RequestContext } from '@/server/getRequestProps';
import { accountPage } from './accountPage';
import type { RegisterView } from '../RegisterView';
import type { CodeProps } from '../useMailedCode';
import { logError } from '@/server/logs/logError';

export const loginPage = accountPage(
  'login',
  (t) => t('account.login.title'),
  () => ({}),
);

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

export const setPasswordPage = accountPage(
  'setPassword',
  (t) => t('account.setPassword.title'),
  codeOf,
);

export const verifyEmailPage = accountPage(
  'verifyEmail',
  (t) => t('account.activate.title'),
  codeOf,
);

function codeOf({ query }: RequestContext): CodeProps {
  return { code: query.code ?? '', id: query.id ?? '' };
}

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
