import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { SharedLink } from '@/session/useAuth';
import * as S from '@/features/account/AccountFrame.styles';
import { createErrorMapper } from '@/features/account/createErrorMapper';
import { Form } from '@/features/account/Form';
import { useAuthOnDemand } from '@/features/account/useAuthOnDemand';
import { useForm } from '@/features/account/useForm';
import { ShareOpener } from '@/features/listing/ShareOpener';
import { Actions } from './SharePanel.styles';
import type { SharingState } from './model';

/** Creates, shares and ends the link that shows the favourites to others. */
export function SharePanel({ shared }: { shared: SharingState }) {
  const { t, format, locale } = useI18n();
  const { call, prepare, bridge } = useAuthOnDemand();
  const [link, setLink] = useState(shared.link);
  const [done, setDone] = useState(false);
  const form = useForm<never, SharedLink | undefined>({
    names: [],
    check: () => ({}),
    send: () => {
      setDone(false);
      return call<SharedLink | undefined>((auth) =>
        link ? auth.stopSharing() : auth.shareFavourites(),
      );
    },
    mapError: createErrorMapper(t),
    onDone: (newLink) => {
      setLink(newLink ?? null);
      setDone(true);
    },
  });
  const path = link && href('sharedList', { token: link.token }, locale);
  return (
    <S.Settings data-ground="surface" data-print="hide" aria-labelledby="sharing">
      <h2 id="sharing">{t('account.sharing.title')}</h2>
      <S.Soft>
        {link
          ? t('account.sharing.until', { date: format.date(link.expiresAt) })
          : t('account.sharing.text')}
      </S.Soft>
      {path && (
        <Actions>
          <ShareOpener title={t('account.sharedList.title')} path={path} />
          {/* In a new window, so that third-party scripts of this page do not see the token in the address. */}
          <ButtonLink look="text" href={path} newWindow newWindowLabel={t('common.link.newWindow')}>
            {t('account.sharing.open')}
          </ButtonLink>
        </Actions>
      )}
      <Form
        form={form}
        pendingText={t(link ? 'account.sharing.pendingStop' : 'account.sharing.pendingMake')}
        onUse={prepare}
      >
        <FormMessage>
          {done && t(link ? 'account.sharing.made' : 'account.sharing.stopped')}
        </FormMessage>
        <div>
          <Button type="submit" look="quiet" pending={form.pending}>
            {t(link ? 'account.sharing.stop' : 'account.sharing.submit')}
          </Button>
        </div>
      </Form>
      {bridge}
    </S.Settings>
  );
}
