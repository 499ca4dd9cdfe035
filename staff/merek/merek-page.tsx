import { merekInput } from '../../contract/merek/staff/merek.ts'
import { SettingPage } from '../lists/staff-pages.tsx'
import { MerekForm } from './merek-form.tsx'

export default function MerekPage() {
	return (
		<SettingPage resource="merek" title="Merek" schema={merekInput}>
			<MerekForm />
		</SettingPage>
	)
}
