import { TypedCardFields } from '../../components/typed-card-fields';
import type { CardForm } from '../../components/use-card-form';
import { useSandboxToken } from './sandbox-cards';
import { TestCards } from './test-cards';

/** The sandbox's card fields and its test numbers. */
export function SandboxCard({ form }: { readonly form: CardForm }) {
  return (
    <TypedCardFields form={form} toToken={useSandboxToken()}>
      {(fill) => <TestCards onUse={fill} />}
    </TypedCardFields>
  );
}
