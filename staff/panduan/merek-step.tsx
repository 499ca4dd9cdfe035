import { merekInput } from '../../contract/merek/staff/merek.ts'
import { MerekForm } from '../merek/merek-form.tsx'
import { SettingStep } from './setting-step.tsx'

export const MerekStep = () => (
	<SettingStep schema={merekInput}>
		<MerekForm />
	</SettingStep>
)
