import { merekInput } from '../../contract/merek/staff/merek.ts'
import { MerekForm } from '../merek/merek-form.tsx'
import { AfterIdentitas } from './after-identitas.tsx'
import { SettingStep } from './setting-step.tsx'

export const MerekStep = () => (
	<AfterIdentitas>
		<SettingStep langkah="merek" resource="merek" schema={merekInput}>
			<MerekForm />
		</SettingStep>
	</AfterIdentitas>
)
