import {
  fieldsOfStep,
  type OfferFieldName,
  offerSteps,
  type OfferTexts,
} from '@studium/shared/offer';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { FormSummary } from '@/components/FormSummary/FormSummary';
import { Link } from '@/components/Link/Link';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { fieldAria, FieldFrame } from '@/components/TextField/FieldFrame';
import { AuthFrame } from '@/features/account/AuthFrame';
import { FormSuccess } from '@/features/account/FormSuccess';
import { type CodeProps, useMailedCode } from '@/features/account/useMailedCode';
import { useI18n } from '@/i18n/I18n';
import { type OfferChoices, problemText, type RefusedOffer } from './offerForm';
import { useProblemList } from './OfferForm';
import { offerHref } from './offerHref';
import { OfferInput } from './OfferInput';
import { type OfferPhoto, OfferPhotos } from './OfferPhotos';
import * as S from './Offers.styles';
import type { PhotosResult } from './photos';

/** An offer, as its sender sees it. */
export interface MyOffer {
  state: 'unconfirmed' | 'waiting' | 'question' | 'accepted' | 'hidden' | 'refused' | 'withdrawn';
  title: string;
  texts: OfferTexts;
  proposed: boolean;
  messages: { fromOffice: boolean; text: string; day: string }[];
  photos: OfferPhoto[];
  /** The page of the home; null if visitors do not see it. */
  homeHref: string | null;
}

/** What the sender does on the page. */
export const offerActions = ['confirm', 'change', 'withdraw', 'removePhoto'] as const;
export type OfferAction = (typeof offerActions)[number];

export interface MyOfferViewProps extends CodeProps {
  /** What the link of the mail is worth. Without a code in the address, it may be in the tab: `missing`. */
  link: 'open' | 'gone' | 'missing' | 'failed';
  offer: MyOffer | null;
  choices: OfferChoices;
  done?: OfferAction;
  /** What became of photos that were just sent. */
  photos?: PhotosResult | null;
  refused?: RefusedOffer & { message: string };
}

/** The page on which a sender confirms, follows, corrects and withdraws an offer, from the link of a mail. */
export function MyOfferView(props: MyOfferViewProps) {
  const { link, offer, choices, done, refused, photos, code, id } = props;
  const { t, locale } = useI18n();
  const { mailed, finish } = useMailedCode('offer', { code, id });
  const forget = useEffectEvent(finish);
  useEffect(() => {
    if (link === 'gone') forget();
  }, [link]);
  const proof = mailed ?? { code, id };
  const action = offerHref(proof, locale);
  return (
    <AuthFrame title={t('offers.mine.title')} lead={offer?.title}>
      {done && (
        <FormSuccess icon="check" title={t(`offers.mine.done.${done}`)}>
          {null}
        </FormSuccess>
      )}
      {link === 'gone' && <StatusAlert tone="neutral" text={t('offers.mine.gone')} />}
      {link === 'failed' && <StatusAlert tone="danger" text={t('offers.mine.failed')} />}
      {link === 'missing' &&
        (mailed ? (
          <ButtonLink href={action}>{t('offers.mine.again')}</ButtonLink>
        ) : (
          <StatusAlert tone="neutral" text={t('offers.mine.missing')} />
        ))}
      {offer && (
        <OfferParts
          offer={offer}
          choices={choices}
          action={action}
          refused={refused}
          proof={proof}
          sent={photos ?? null}
        />
      )}
    </AuthFrame>
  );
}

interface OfferPartsProps extends Pick<MyOfferViewProps, 'choices' | 'refused'> {
  offer: MyOffer;
  /** The address to which the forms are sent. */
  action: string;
}

interface AllPartsProps extends OfferPartsProps {
  proof: CodeProps;
  /** What became of photos that were just sent. */
  sent: PhotosResult | null;
}

function OfferParts({ offer, choices, action, refused, proof, sent }: AllPartsProps) {
  const { t } = useI18n();
  const { state, proposed, messages, photos, homeHref } = offer;
  const isOpen = state !== 'unconfirmed' && state !== 'refused' && state !== 'withdrawn';
  return (
    <>
      <p>
        {t(`offers.mine.states.${state}`)}{' '}
        {homeHref && <Link href={homeHref}>{t('offers.mine.seen')}</Link>}
      </p>
      {proposed && <p>{t('offers.mine.proposed')}</p>}
      {state === 'unconfirmed' && (
        <S.Form method="post" action={action}>
          <input type="hidden" name="action" value="confirm" />
          <Button type="submit" block>
            {t('offers.mine.confirm')}
          </Button>
        </S.Form>
      )}
      {messages.length > 0 && <Messages messages={messages} />}
      {(state === 'waiting' || state === 'question') && !homeHref && (
        <OfferPhotos photos={photos} proof={proof} result={sent} />
      )}
      {isOpen && <ChangeForm offer={offer} choices={choices} action={action} refused={refused} />}
      {state !== 'refused' && state !== 'withdrawn' && (
        <S.More>
          <summary>{t('offers.mine.withdraw')}</summary>
          <S.Form method="post" action={action}>
            <S.Small>{t('offers.mine.withdrawText')}</S.Small>
            <input type="hidden" name="action" value="withdraw" />
            <Button type="submit" look="quiet">
              {t('offers.mine.withdraw')}
            </Button>
          </S.Form>
        </S.More>
      )}
    </>
  );
}

function Messages({ messages }: Pick<MyOffer, 'messages'>) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="offer-messages">
      <h2 id="offer-messages">{t('offers.mine.messages')}</h2>
      <S.Messages>
        {messages.map(({ fromOffice, text, day }, index) => (
          <li key={index}>
            <strong>{t(fromOffice ? 'offers.mine.office' : 'offers.mine.you')}</strong>, {day}
            {'\n'}
            {text}
          </li>
        ))}
      </S.Messages>
    </section>
  );
}

const messageId = 'offer-message';

/** The message to the office, and the form of the home to correct. */
function ChangeForm({ offer, choices, action, refused }: OfferPartsProps) {
  const { t } = useI18n();
  const problems = refused?.problems ?? {};
  const list = useProblemList(problems, refused?.general);
  const hint = t('offers.mine.messageHint');
  const field = (name: OfferFieldName) => {
    const problem = problems[name];
    return (
      <OfferInput
        key={name}
        name={name}
        text={(refused?.texts ?? offer.texts)[name]}
        error={problem && problemText(name, problem, t)}
        choices={choices}
      />
    );
  };
  return (
    <S.Form method="post" action={action} noValidate>
      {list.length > 0 && (
        <FormSummary
          title={t('offers.problems.title')}
          titlePrefix={t('offers.problems.titlePrefix')}
          problems={list}
          attempt={1}
        />
      )}
      <input type="hidden" name="action" value="change" />
      <FieldFrame id={messageId} label={t('offers.mine.message')} hint={hint}>
        <S.TextArea
          id={messageId}
          name="message"
          dir="auto"
          defaultValue={refused?.message}
          {...fieldAria(messageId, { hint })}
        />
      </FieldFrame>
      <S.More open={Object.keys(problems).length > 0}>
        <summary>{t('offers.mine.edit')}</summary>
        <S.Stack>
          <S.Small>{t('offers.mine.editText')}</S.Small>
          {offerSteps
            .filter((step) => step !== 'sender')
            .map((step) => (
              <S.Step key={step}>
                <legend>{t(`offers.steps.${step}`)}</legend>
                {fieldsOfStep(step).map(field)}
              </S.Step>
            ))}
        </S.Stack>
      </S.More>
      <Button type="submit" block>
        {t('offers.mine.save')}
      </Button>
    </S.Form>
  );
}
