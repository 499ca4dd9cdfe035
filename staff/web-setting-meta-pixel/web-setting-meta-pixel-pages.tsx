import { DataTable, SearchInput, TextInput } from 'react-admin'
import { isianWebSettingMetaPixel } from '../../contract/staf/web-setting-meta-pixel.ts'
import { NamaCol } from '../daftar/nama-col.tsx'
import { resourcePages } from '../daftar/resource-pages.tsx'
import { StaffList } from '../daftar/staff-list.tsx'
import { TanggalField } from '../daftar/tanggal-field.tsx'
import { StaffForm } from '../isian/staff-form.tsx'

export const WebSettingMetaPixelList = () => (
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

export const webSettingMetaPixelPages = resourcePages(WebSettingMetaPixelForm)
