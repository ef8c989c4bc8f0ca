import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { sendQuote } from '#domain/contracts/dispatch.ts';
import { checkQuote, type QuoteProblem, type TypedQuote, variantsOf } from '#domain/dispatch/check-quote.ts';
import { centsPerHourRange } from '#domain/documents/visit.ts';
import { type PriceVariant, priceVariants } from '#domain/requests/hourly-prices.ts';
import { listedCents } from '#domain/requests/listed-cents.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { usePriceWords } from '#shared/requests/use-price-words.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { BigValue } from '#ui/content/big-value.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { TypedField } from '#ui/fields/typed-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { DurationField } from '#shared/staff/dialogs/duration-field.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';

interface QuoteDialogProps extends RequestDialogProps {
  readonly service: string;
  /** What to begin with: the last proposal, or what the price list says. */
  readonly proposed: { readonly variant: PriceVariant; readonly cents: number | null; readonly minutes: number };
}

const typedEuro = (cents: number | null) =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',');

const fieldOf: Readonly<Record<QuoteProblem, string>> = {
  'price-invalid': 'price',
  'price-outside': 'price',
  'minutes-invalid': 'minutes',
  'reason-missing': 'reason',
};

function useTypedQuote({ service, proposed }: QuoteDialogProps) {
  const [typed, setTyped] = useState<TypedQuote>({
    variant: proposed.variant,
    euroPerHour: typedEuro(proposed.cents),
    minutes: proposed.minutes,
    reason: '',
  });
  return {
    typed,
    change: (fields: Partial<TypedQuote>) => setTyped({ ...typed, ...fields }),
    chooseVariant(variant: PriceVariant) {
      setTyped({ ...typed, variant, euroPerHour: typedEuro(listedCents(service, variant)) });
    },
  };
}

interface PriceFieldsProps extends Pick<QuoteDialogProps, 'service'> {
  readonly typed: TypedQuote;
  /** What is wrong with the typed price. */
  readonly wrong: QuoteProblem | undefined;
  readonly onVariant: (variant: PriceVariant) => void;
  readonly onChange: (fields: Partial<TypedQuote>) => void;
}

/** The kind of work and its length, and the price per hour beside that of the list. */
function PriceFields({ service, typed, wrong, onVariant, onChange }: PriceFieldsProps) {
  const { t } = useTranslation(['file', 'prices']);
  const language = useLanguage();
  const variants = variantsOf(service);
  const listed = listedCents(service, typed.variant);
  return (
    <>
      <Row fields>
        <Field id="variant" label={t('variant')}>
          {(control) => (
            <Select
              control={control}
              value={typed.variant}
              onChange={(event) => onVariant(priceVariants.find((each) => each === event.target.value) ?? 'standard')}
            >
              {(variants.length === 0 ? [typed.variant] : variants).map((each) => (
                <option key={each} value={each}>
                  {t(`prices:variant-${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DurationField minutes={typed.minutes} onChange={(minutes) => onChange({ minutes })} />
      </Row>
      <TypedField
        id="price"
        label={t('price-per-hour')}
        hint={listed === null ? t('price-no-list') : t('price-list', { price: formatEuro(listed, language) })}
        error={
          wrong === 'price-outside'
            ? t('price-outside', {
                min: formatEuro(centsPerHourRange.min, language),
                max: formatEuro(centsPerHourRange.max, language),
              })
            : wrong === undefined
              ? undefined
              : t('price-invalid')
        }
        type="text"
        decimal
        value={typed.euroPerHour}
        onChange={(value) => onChange({ euroPerHour: value })}
      />
    </>
  );
}

/** Proposes a price to the senior; another price than the list's needs a reason. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { acting, requestId, revision, service, onClose, onDone } = props;
  const { t } = useTranslation('file');
  const words = usePriceWords();
  const { typed, change, chooseVariant } = useTypedQuote(props);
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDispatch(acting, sendQuote);
  const { price, problems } = checkQuote(service, typed);
  const wrong = tried ? problems.find((each) => fieldOf[each] === 'price') : undefined;

  async function go() {
    setTried(true);
    const [first] = problems;
    if (first !== undefined) document.getElementById(fieldOf[first])?.focus();
    if (first !== undefined || price === null) return;
    const done = await run({ request_id: requestId, revision, ...price, reason: typed.reason.trim() });
    if (done) onDone(t('done-quote', { price: words(price) }));
  }

  return (
    <CommandDialog
      title={t('title-quote')}
      go={t('go-quote')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <PriceFields service={service} typed={typed} wrong={wrong} onVariant={chooseVariant} onChange={change} />
      <ReasonField
        label={t('reason-price')}
        hint={t('reason-price-hint')}
        value={typed.reason}
        onChange={(reason) => change({ reason })}
        missing={tried && problems.includes('reason-missing')}
      />
      <div role="status">{price === null ? null : <BigValue>{words(price)}</BigValue>}</div>
    </CommandDialog>
  );
}
