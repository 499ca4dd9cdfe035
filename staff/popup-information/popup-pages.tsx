import { DataTable } from 'react-admin'
import { searchFilter, selectFilter } from '../lists/filters.tsx'
import { NameCol } from '../lists/name-col.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { plainText } from '../lists/plain-text.ts'
import { PublishingField } from '../lists/publishing-field.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { WibDateField } from '../lists/wib-date-field.tsx'
import { jenisPopup, PopupForm } from './popup-form.tsx'

const namaJenis = new Map(jenisPopup.map(({ id, name }) => [id, name]))

const filters = [searchFilter, selectFilter('type', 'Jenis', jenisPopup)]

const PopupInformationList = () => (
	<StaffList filters={filters} sort={{ field: 'tayangMulai', order: 'DESC' }}>
		<DataTable.Col
			label="Gambar"
			render={({ content }) => <PictureThumb folder="popup-information" file={content} />}
		/>
		<NameCol label="Isi" format={({ text }) => plainText(text)} />
		<DataTable.Col source="type" label="Jenis" render={({ type }) => namaJenis.get(type)} />
		<DataTable.Col label="Penerbitan" disableSort field={PublishingField} />
		<DataTable.Col source="tayangMulai" label="Mulai tayang" field={WibDateField} />
		<DataTable.Col source="tayangSelesai" label="Selesai" field={WibDateField} />
	</StaffList>
)

export const { list, create, edit } = resourcePages({ list: PopupInformationList, form: PopupForm })
