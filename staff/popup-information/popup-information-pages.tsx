import { DataTable, SearchInput, SelectInput } from 'react-admin'
import { NamaCol } from '../lists/nama-col.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { plainText } from '../lists/plain-text.ts'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { StatusTerbitField } from '../lists/status-terbit-field.tsx'
import { TanggalField } from '../lists/tanggal-field.tsx'
import { jenisPopup, PopupForm } from './popup-form.tsx'

const namaJenis = new Map(jenisPopup.map(({ id, name }) => [id, name]))

const filters = [
	<SearchInput key="q" source="q" alwaysOn />,
	<SelectInput key="type" source="type" label="Jenis" choices={jenisPopup} emptyText="Kosongkan" alwaysOn />,
]

const PopupInformationList = () => (
	<StaffList filters={filters} sort={{ field: 'tayangMulai', order: 'DESC' }}>
		<DataTable.Col
			label="Gambar"
			render={({ content }) => <PictureThumb folder="popup-information" file={content} />}
		/>
		<NamaCol label="Isi" tulis={({ text }) => plainText(text)} />
		<DataTable.Col source="type" label="Jenis" render={({ type }) => namaJenis.get(type)} />
		<DataTable.Col label="Penerbitan" disableSort field={StatusTerbitField} />
		<DataTable.Col source="tayangMulai" label="Mulai tayang" field={TanggalField} />
		<DataTable.Col source="tayangSelesai" label="Selesai" field={TanggalField} />
	</StaffList>
)

export const popupInformationPages = resourcePages({ list: PopupInformationList, form: PopupForm })
