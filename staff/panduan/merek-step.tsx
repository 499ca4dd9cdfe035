import { merekInput } from '../../contract/merek/staff/merek.ts'
import { MerekForm } from '../merek/merek-form.tsx'
import { SettingStep } from './step-forms.tsx'

export const MerekStep = () => (
	<SettingStep schema={merekInput}>
		<MerekForm />
	</SettingStep>
)
