import { DataTable, SearchInput, TextInput } from 'react-admin'
import { webSettingMetaPixelInput } from '../../contract/staff/web-setting.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { NameCol } from '../lists/name-col.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { WibDateField } from '../lists/wib-date-field.tsx'

const WebSettingMetaPixelList = () => (
	<StaffList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'createdAt', order: 'DESC' }}>
		<NameCol source="metaPixelId" label="ID pixel" />
		<DataTable.Col source="createdAt" label="Ditambahkan" field={WibDateField} />
	</StaffList>
)

const WebSettingMetaPixelForm = () => (
	<StaffForm schema={webSettingMetaPixelInput}>
		<TextInput
			source="metaPixelId"
			label="ID pixel"
			inputMode="numeric"
			helperText="Angka dari Meta Events Manager. Situs memakai yang terbaru; tanpa satu pun, pixel tidak dimuat."
		/>
	</StaffForm>
)

export const webSettingMetaPixelPages = resourcePages({ list: WebSettingMetaPixelList, form: WebSettingMetaPixelForm })
