import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { fieldAria, FieldFrame } from '@/components/TextField/FieldFrame';
import type { CodeProps } from '@/features/account/useMailedCode';
import { useI18n } from '@/i18n/I18n';
import { fetchInTime } from '@/lib/fetchInTime';
import { offerHref } from './offerHref';
import * as S from './Offers.styles';
import {
  maxPhotos,
  photosAction,
  photosHref,
  type PhotosResult,
  readPhotosResult,
  smallerPhoto,
} from './photos';

export interface OfferPhoto {
  id: string;
  image: Image;
}

interface OfferPhotosProps {
  photos: OfferPhoto[];
  proof: CodeProps;
  /** What became of the photos that were just sent. */
  result: PhotosResult | null;
}

/** Milliseconds that a photo may take, on its way and in the cms. */
const photoTimeoutMs = 60_000;

/** Problems that have their own words; the others share some. */
const namedFaults = [
  'heic',
  'TOO_MANY_PHOTOS',
  'OFFER_PUBLISHED',
  'RATE_LIMITED',
  'failed',
  'busy',
  'empty',
  'size',
] as const;

const fieldId = 'offer-photos-field';

/** Sends the chosen photos one after the other, made smaller, and then shows the page with the result. */
function useSending(proof: CodeProps, action: string) {
  const { locale } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ done: number; count: number } | null>(null);
  const [failed, setFailed] = useState(false);

  const send = async (files: File[]): Promise<PhotosResult> => {
    let added = 0;
    for (const [done, file] of files.entries()) {
      setSent({ done, count: files.length });
      const form = new FormData();
      form.set('photos', await smallerPhoto(file), file.name);
      const sending = { method: 'POST', body: form };
      const { ok, url } = await fetchInTime(action, sending, photoTimeoutMs);
      const outcome = ok ? readPhotosResult(new URL(url).searchParams) : null;
      if (!outcome) throw new TypeError('The site gave no result.');
      added += outcome.added;
      if (outcome.fault) return { added, fault: outcome.fault };
    }
    return { added, fault: null };
  };
  const submit = (event: SyntheticEvent) => {
    const files = [...(field.current?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    if (sent) return;
    setFailed(false);
    send(files)
      .then((result) => location.assign(photosHref(proof, locale, result)))
      .catch(() => {
        setFailed(true);
        setSent(null);
      });
  };
  return { field, sent, failed, submit };
}

/** The photos of an offer. With scripts they are made smaller and sent one after the other. */
export function OfferPhotos({ photos, proof, result }: OfferPhotosProps) {
  const { t, locale } = useI18n();
  const action = photosAction(proof, locale);
  const { field, sent, failed, submit } = useSending(proof, action);
  const fault = failed ? 'failed' : result?.fault;
  const named = namedFaults.find((one) => one === fault) ?? 'other';
  const error = fault ? t(`offers.mine.photos.faults.${named}`, { max: maxPhotos }) : undefined;
  const hint = t('offers.mine.photos.hint', { max: maxPhotos });
  return (
    <S.PhotosPart id="offer-photos" aria-labelledby="offer-photos-title">
      <h2 id="offer-photos-title">{t('offers.mine.photos.title')}</h2>
      {result && result.added > 0 && (
        <p role="status">{t('offers.mine.photos.added', { count: result.added })}</p>
      )}
      <Photos photos={photos} action={offerHref(proof, locale)} />
      {photos.length < maxPhotos && (
        <S.Form method="post" action={action} encType="multipart/form-data" onSubmit={submit}>
          <FieldFrame id={fieldId} label={t('offers.mine.photos.label')} hint={hint} error={error}>
            <input
              ref={field}
              id={fieldId}
              type="file"
              name="photos"
              multiple
              accept="image/jpeg,image/png,image/webp"
              {...fieldAria(fieldId, { hint, error })}
            />
          </FieldFrame>
          <Button type="submit" look="quiet" pending={sent !== null}>
            {t('offers.mine.photos.add')}
          </Button>
          <S.Small role="status">
            {sent && t('offers.mine.photos.sending', { n: sent.done + 1, count: sent.count })}
          </S.Small>
        </S.Form>
      )}
    </S.PhotosPart>
  );
}

/** The photos that an offer has, each with its button. */
function Photos({ photos, action }: Pick<OfferPhotosProps, 'photos'> & { action: string }) {
  const { t } = useI18n();
  if (photos.length === 0) return null;
  return (
    <S.Photos>
      {photos.map(({ id, image }, index) => (
        <li key={id}>
          <Picture
            image={{ ...image, alt: t('offers.mine.photos.photo', { n: index + 1 }) }}
            sizes="180px"
          />
          <form method="post" action={action}>
            <input type="hidden" name="action" value="removePhoto" />
            <input type="hidden" name="photo" value={id} />
            <Button type="submit" look="quiet">
              {t('offers.mine.photos.remove', { n: index + 1 })}
            </Button>
          </form>
        </li>
      ))}
    </S.Photos>
  );
}
