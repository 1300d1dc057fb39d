import { ContractText } from '../../../../components/ContractText'
import { FactSheet } from '../../../../components/Facts'
import { TextDiff } from '../../../../components/TextDiff'
import { WithRecord } from '../../../../components/WithRecord'
import type { RecordOf } from '../../../../providers/contract'
import { OfSubject } from './OfRecord'

export const ContractTexts = () => (
  <OfSubject>
    <WithRecord<RecordOf<'contract-templates'>>>
      {({ body, bodyInForce, preview }) => (
        <>
          {bodyInForce !== null && (
            <FactSheet title="contractTemplates.difference">
              <TextDiff before={bodyInForce} after={body} />
            </FactSheet>
          )}
          <FactSheet title="contractTemplates.wanted">
            <ContractText html={preview} />
          </FactSheet>
        </>
      )}
    </WithRecord>
  </OfSubject>
)
