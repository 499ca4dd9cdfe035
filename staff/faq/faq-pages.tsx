import { TextInput } from 'react-admin'
import { faqInput } from '../../contract/staff/rumah-sakit.ts'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TampilInput } from '../inputs/tampil-input.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'

const FaqList = () => (
	<OrderedList
		primary={({ pertanyaan }) => pertanyaan}
		sortable={{ pertanyaan: 'Abjad' }}
		help="Urutan dan nomor ini dipakai di halaman FAQ."
	/>
)

const FaqForm = () => (
	<StaffForm schema={faqInput}>
		<TextInput source="pertanyaan" label="Pertanyaan" />
		<RichTextInput source="jawaban" label="Jawaban" short />
		<TampilInput />
	</StaffForm>
)

export const faqPages = resourcePages({ list: FaqList, form: FaqForm })
