'use client';
import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useOperation,
  useTranslation,
} from '@payloadcms/ui';
import { useLanguage } from '../useLanguage';
import { reportOffline } from './reportOffline';
import type { Saver } from './Saver';
import { SavingForm } from './SavingForm';
import { outcomeOf } from './outcomeOf';

/** Saves a document without drafts, whose change is public at once, and says whether it is saved. */
export const SaveButton = () => (
  <SavingForm savesItself={false}>{(saver) => <Button saver={saver} />}</SavingForm>
);

function Button({ saver }: { saver: Saver }) {
  const { t } = useTranslation();
  const { uploadStatus } = useDocumentInfo();
  const { submit, setModified } = useForm();
  const modified = useFormModified();
  const operation = useOperation();
  const isOff = (operation === 'update' && !modified) || uploadStatus === 'uploading';

  const language = useLanguage();

  const save = async () => {
    if (!navigator.onLine && reportOffline(saver, 'saved', language)) return;
    const isSaved = await saver.save(async (version) => {
      const answer = await submit({ ...(version && { overrides: { updatedAt: version } }) });
      // Payload keeps the answer of a refused save for itself.
      const outcome = answer ? outcomeOf(answer.res.status) : 'unclear';
      // Payload takes a form for saved after any answer. With errors at its fields it stays so, or they would disappear.
      if (answer && outcome !== 'saved') setModified(true);
      return outcome;
    });
    if (!isSaved) reportOffline(saver, 'saved', language);
  };

  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isOff) void save();
  });

  return (
    <FormSubmit
      buttonId="action-save"
      disabled={isOff}
      onClick={() => void save()}
      size="medium"
      type="button"
    >
      {t('general:save')}
    </FormSubmit>
  );
}
