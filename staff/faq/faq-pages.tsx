import { TextInput } from 'react-admin'
import { isianFaq } from '../../contract/staf/faq.ts'
import { OrderedList } from '../daftar/ordered-list.tsx'
import { StaffCreate, StaffEdit } from '../daftar/staff-pages.tsx'
import { RichTextInput } from '../isian/rich-text-input.tsx'
import { StaffForm } from '../isian/staff-form.tsx'

export const FaqList = () => (
	<OrderedList
		primary={({ pertanyaan }) => pertanyaan}
		sortable={{ pertanyaan: 'Abjad' }}
		help="Urutan dan nomor ini dipakai di halaman FAQ."
	/>
)

const FaqForm = () => (
	<StaffForm isian={isianFaq}>
		<TextInput source="pertanyaan" label="Pertanyaan" />
		<RichTextInput source="jawaban" label="Jawaban" short />
	</StaffForm>
)

export const FaqCreate = () => (
	<StaffCreate redirect="list">
		<FaqForm />
	</StaffCreate>
)

export const FaqEdit = () => (
	<StaffEdit redirect="list">
		<FaqForm />
	</StaffEdit>
)
