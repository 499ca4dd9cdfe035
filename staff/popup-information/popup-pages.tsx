import { Alert, Box } from '@mui/material'
import { DataTable, SelectInput, useGetList, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { popupInformationInput } from '../../contract/web/staff/beranda.ts'
import { MAX_ROWS } from '../api/list-query.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { PenerbitanInput } from '../inputs/penerbitan-input.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { WibTimeInput } from '../inputs/wib-time-input.tsx'
import { NameCol, PictureThumb, PublishingField, WibDateField } from '../lists/columns.tsx'
import { searchFilter, selectFilter } from '../lists/filters.tsx'
import { plainText } from '../lists/plain-text.ts'
import { StaffList } from '../lists/staff-list.tsx'
import { resourcePages } from '../lists/staff-pages.tsx'
import { emptyKuis, KuisInput } from './kuis-input.tsx'
import { overlappingPopups } from './overlapping-popups.ts'

const jenisPopup = [
	{ id: 'informasi', name: 'Informasi' },
	{ id: 'quiz', name: 'Kuis' },
]

const MINUTE_MS = 60_000

/** A new popup starts now, rounded down to the minute. */
const newPopup = () => ({
	type: 'informasi',
	content: null,
	text: '',
	quiz: null,
	tayangSelesai: null,
	tayangMulai: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
})

const PopupForm = () => (
	<StaffForm schema={popupInformationInput} defaultValues={newPopup()}>
		<FormSection
			title="Isi popup"
			help="Muncul sesaat setelah halaman dibuka. Informasi muncul setiap kali; kuis hanya sekali untuk setiap pengunjung."
		>
			<JenisInput />
			<RichTextInput source="text" label="Teks" short helperText="Untuk kuis, tulis pertanyaannya di sini." />
			<PictureInput source="content" label="Gambar" folder="popup-information" helperText="Boleh tanpa gambar." />
		</FormSection>
		<Kuis />
		<FormSection
			title="Waktu tayang"
			help="Dalam WIB. Bila beberapa popup tayang bersamaan, yang muncul adalah yang mulainya paling akhir."
		>
			<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
				<WibTimeInput source="tayangMulai" label="Mulai tayang" />
				<WibTimeInput
					source="tayangSelesai"
					label="Selesai tayang"
					helperText="Kosongkan bila tidak ada batasnya."
					jamAwal="23:59"
				/>
			</Box>
			<OverlapNote />
		</FormSection>
		<FormSection title="Penerbitan">
			<PenerbitanInput canSchedule={false} />
		</FormSection>
	</StaffForm>
)

function JenisInput() {
	const { setValue } = useFormContext()
	const follow = (type: string) => setValue('quiz', type === 'quiz' ? emptyKuis : null, { shouldDirty: true })
	return (
		<SelectInput
			source="type"
			label="Jenis"
			choices={jenisPopup}
			onChange={(event) => follow((event as { target: { value: string } }).target.value)}
		/>
	)
}

const Kuis = () => (useWatch({ name: 'type' }) === 'quiz' ? <KuisInput /> : null)

function OverlapNote() {
	const id = useRecordContext()?.id
	const [tayangMulai, tayangSelesai] = useWatch({ name: ['tayangMulai', 'tayangSelesai'] })
	const { data = [] } = useGetList('popup-information', { pagination: { page: 1, perPage: MAX_ROWS } })
	const others = overlappingPopups({ id, tayangMulai, tayangSelesai }, data)
	if (others.length === 0) return null
	const names = others.map(({ text }) => `“${plainText(text) || 'Gambar'}”`).join(', ')
	return (
		<Alert severity="info" role="status">
			Waktunya bertumpuk dengan {names}. Selama bertumpuk hanya yang mulainya paling akhir yang tampil.
		</Alert>
	)
}

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
