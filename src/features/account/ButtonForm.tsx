import type { ComponentProps } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { useI18n } from '@/i18n/I18n';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { useForm } from './useForm';

interface ButtonFormProps<Value> extends Pick<
  ComponentProps<typeof Button>,
  'look' | 'icon' | 'block'
> {
  submitText: string;
  pendingText: string;
  /** The message after a success; absent where the page shows it elsewhere. */
  doneText?: string;
  /** The text for INVALID; default: the session has ended. */
  invalidText?: string;
  send: () => Promise<Value>;
  onDone?: (value: Value) => void;
}

/** A form without fields: a button that sends a request, and its errors. */
export function ButtonForm<Value>(props: ButtonFormProps<Value>) {
  const { submitText, pendingText, doneText, invalidText, send, onDone, ...look } = props;
  const { t } = useI18n();
  const form = useForm<never, Value>({
    names: [],
    check: () => ({}),
    send,
    mapError: createErrorMapper(
      t,
      {},
      invalidText === undefined ? undefined : { text: invalidText },
    ),
    onDone: (value) => onDone?.(value),
  });
  const button = (
    <Button type="submit" {...look} pending={form.pending}>
      {submitText}
    </Button>
  );
  return (
    <Form form={form} pendingText={pendingText}>
      {doneText && <FormMessage>{form.done && doneText}</FormMessage>}
      {look.block ? button : <div>{button}</div>}
    </Form>
  );
}
