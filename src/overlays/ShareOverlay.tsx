import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { I18nProvider, useI18n } from '@/i18n/I18n';
import { Overlay } from './Overlay';
import { QrCode } from './QrCode';
import { shareMessages } from './shareMessages';
import * as S from './ShareOverlay.styles';

interface ShareOverlayProps {
  open: boolean;
  onClose: () => void;
  /** What the page is called where it is sent to. */
  title: string;
  /** Of another page than this one. */
  path?: string | undefined;
}

type Copied = 'not' | 'done' | 'failed';

/** Ways of passing a page on, this one if no other is named: by the device, by e-mail, as a link, by another phone's camera. */
export function ShareOverlay(props: ShareOverlayProps) {
  const { locale } = useI18n();
  return (
    <I18nProvider locale={locale} messages={shareMessages[locale]}>
      <Share {...props} />
    </I18nProvider>
  );
}

function Share({ open, onClose, ...page }: ShareOverlayProps) {
  const { t } = useI18n();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      width="24rem"
      label={t('share.title')}
      closeLabel={t('share.close')}
    >
      <Ways {...page} />
    </Overlay>
  );
}

const never = () => () => undefined;

function Ways({ title, path }: Pick<ShareOverlayProps, 'title' | 'path'>) {
  const { t } = useI18n();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>('not');
  const url = useSyncExternalStore(
    never,
    () => new URL(path ?? '', location.href).href,
    () => '',
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('done');
    } catch {
      field.current?.select();
      setCopied('failed');
    }
  };
  const body = t('share.emailBody', { url });
  return (
    <S.Ways>
      {'share' in navigator && (
        <Button
          block
          icon="share"
          onClick={() => {
            // Called off by the visitor, or refused by the device: nothing has happened.
            navigator.share({ title, url }).catch(() => undefined);
          }}
        >
          {t('share.system')}
        </Button>
      )}
      <ButtonLink
        block
        icon="mail"
        look="quiet"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}
      >
        {t('share.email')}
      </ButtonLink>
      <S.Copy>
        <label htmlFor={id}>{t(path ? 'share.linkElsewhere' : 'share.link')}</label>
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          look="quiet"
          icon={copied === 'done' ? 'check' : undefined}
          onClick={() => void copy()}
        >
          {t('share.copy')}
        </Button>
        <p role="status">
          {copied === 'done' && t('share.copied')}
          {copied === 'failed' && t('share.copyFailed')}
        </p>
      </S.Copy>
      <S.Code>
        <QrCode text={url} label={t('share.qr')} />
        <figcaption>{t('share.qrText')}</figcaption>
      </S.Code>
    </S.Ways>
  );
}
