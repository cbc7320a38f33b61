import { I18nProvider, useFieldMessage, type startI18n } from '@atrium/i18n';
import { DataTable, SelectField, Stack, Status, TextField } from '@atrium/ui-kit';
import type { DataColumn } from '@atrium/ui-kit';
import { selectTexts } from '@atrium/ui-kit/select-texts.fixture';
import { listCountries } from '@atrium/validators/countries';
import { useMemo, useState } from 'react';
import { evaluateRule } from './evaluate-rule';
import type { RuleResult } from './evaluate-rule';
import { playgroundRules } from './rules';

/** Texts in both languages. */
export interface BothTexts {
  readonly en: Awaited<ReturnType<typeof startI18n>>;
  readonly sl: Awaited<ReturnType<typeof startI18n>>;
}

export interface ValidatorsPlaygroundProps {
  readonly texts: BothTexts;
  /** Initial value. */
  readonly value?: string;
  /** ISO 3166 alpha-2, or none. */
  readonly country?: string;
  /** Name of a single rule to show; default: all. */
  readonly rule?: string;
}

function Message({ message }: { readonly message: string | undefined }) {
  return useFieldMessage()(message);
}

function Verdict({ valid, reason }: RuleResult) {
  return <Status tone={valid ? 'success' : 'warning'}>{valid ? 'valid' : `not valid: ${reason}`}</Status>;
}

function columnsWith({ en, sl }: BothTexts): DataColumn<RuleResult>[] {
  const inLanguage = (i18n: BothTexts['en'], language: string) => (row: RuleResult) => (
    <I18nProvider i18n={i18n}>
      <span lang={language}>
        <Message message={row.message} />
      </span>
    </I18nProvider>
  );
  return [
    { id: 'name', header: 'Rule', cell: ({ name }) => name },
    { id: 'verdict', header: 'Verdict', phone: true, cell: Verdict },
    { id: 'en', header: 'In English', cell: inLanguage(en, 'en') },
    { id: 'sl', header: 'In Slovenian', cell: inLanguage(sl, 'sl') },
  ];
}

const countries = listCountries('en').map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
const ruleOptions = playgroundRules.map(({ name }) => ({ value: name, label: name }));

/** A playground: shows the result of every rule for a typed value. */
export function ValidatorsPlayground(props: ValidatorsPlaygroundProps) {
  const [value, setValue] = useState(props.value ?? '');
  const [country, setCountry] = useState(props.country ?? '');
  const [rule, setRule] = useState(props.rule ?? '');
  const columns = useMemo(() => columnsWith(props.texts), [props.texts]);
  const shown = playgroundRules.filter(({ name }) => rule === '' || name === rule);
  const rows = shown.map((each) => evaluateRule(each, value, country === '' ? undefined : country));
  return (
    <Stack gap={5}>
      <TextField
        autoComplete="off"
        label="Value"
        name="value"
        onChange={({ target }) => setValue(target.value)}
        value={value}
      />
      <SelectField
        label="Country"
        name="country"
        onChange={({ target }) => setCountry(target.value)}
        options={countries}
        placeholder="None"
        texts={selectTexts}
        value={country}
      />
      <SelectField
        label="Rule"
        name="rule"
        onChange={({ target }) => setRule(target.value)}
        options={ruleOptions}
        placeholder="Every rule"
        texts={selectTexts}
        value={rule}
      />
      <DataTable
        columns={columns}
        edge="plain"
        label="Verdicts"
        loadingText="Loading"
        rowKey={({ name }) => name}
        rows={rows}
      />
    </Stack>
  );
}
