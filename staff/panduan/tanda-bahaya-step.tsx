import { tandaBahayaInput } from '../../contract/dokter/staff/tanda-bahaya.ts'
import { teksWajib } from '../../contract/staff/inputs.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { DibacaInputs } from '../tanda-bahaya/dibaca-inputs.tsx'
import { SettingStep } from './step-forms.tsx'

/** A name is what completes this step. */
const schema = tandaBahayaInput.pick({ dibacaPada: true }).extend({ dibacaOleh: teksWajib(150) })

export const TandaBahayaStep = () => (
	<SettingStep schema={schema} suggest={() => ({ dibacaPada: tanggalWib(Date.now()) })}>
		<DibacaInputs />
	</SettingStep>
)
