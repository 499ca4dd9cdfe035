import { DataTable, SearchInput, TextInput } from 'react-admin'
import { isianWebSettingMetaPixel } from '../../contract/staff/web-setting-meta-pixel.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { NamaCol } from '../lists/nama-col.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { TanggalField } from '../lists/tanggal-field.tsx'

const WebSettingMetaPixelList = () => (
	<StaffList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'createdAt', order: 'DESC' }}>
		<NamaCol source="metaPixelId" label="ID pixel" />
		<DataTable.Col source="createdAt" label="Ditambahkan" field={TanggalField} />
	</StaffList>
)

const WebSettingMetaPixelForm = () => (
	<StaffForm isian={isianWebSettingMetaPixel}>
		<TextInput
			source="metaPixelId"
			label="ID pixel"
			inputMode="numeric"
			helperText="Angka dari Meta Events Manager. Situs memakai yang terbaru; tanpa satu pun, pixel tidak dimuat."
		/>
	</StaffForm>
)

export const webSettingMetaPixelPages = resourcePages({ list: WebSettingMetaPixelList, form: WebSettingMetaPixelForm })
