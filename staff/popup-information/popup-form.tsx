import { Alert, Box } from '@mui/material'
import { SelectInput, useGetList, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { popupInformationInput } from '../../contract/web/staff/beranda.ts'
import { MAX_ROWS } from '../api/list-query.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { PenerbitanInput } from '../inputs/penerbitan-input.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { WibTimeInput } from '../inputs/wib-time-input.tsx'
import { plainText } from '../lists/plain-text.ts'
import { emptyKuis, KuisInput } from './kuis-input.tsx'
import { overlappingPopups } from './overlapping-popups.ts'

export const jenisPopup = [
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

export const PopupForm = () => (
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

/** Names the popups of the same time. */
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
