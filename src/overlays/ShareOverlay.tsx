import { useId, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { addressToShare } from '@/routing/knownParameters';
import { Overlay } from './Overlay';
import { QrCode } from './QrCode';
import * as S from './ShareOverlay.styles';
import type { OpenCloseProps } from './useLazyOverlay';

interface SharedPage {
  /** The title of the page in the shared message. */
  title: string;
  /** The path of the shared page; by default this page. */
  path?: string | undefined;
}

type Copied = 'not' | 'done' | 'failed';

/** Shares a page: by the device's share dialog, by e-mail, as a link, or as a QR code for another phone. */
export function ShareOverlay({ open, onClose, ...page }: SharedPage & OpenCloseProps) {
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

function Ways({ title, path }: SharedPage) {
  const { t } = useI18n();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>('not');
  const url = addressToShare(new URL(path ?? '', location.href));
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
            // The visitor cancelled, or the device refused. Nothing needs to be done.
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
          {copied === 'done' ? t('share.copied') : copied === 'failed' && t('share.copyFailed')}
        </p>
      </S.Copy>
      <S.Code>
        <QrCode text={url} label={t('share.qr')} />
        <figcaption>{t('share.qrText')}</figcaption>
      </S.Code>
    </S.Ways>
  );
}
