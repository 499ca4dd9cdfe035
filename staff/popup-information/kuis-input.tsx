import Add from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { kunciOpsi, MAX_OPSI } from '../../contract/web/staff/beranda.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { plainText } from '../lists/plain-text.ts'

export const emptyKuis = {
	opsiJawaban: [1, 2].map((number) => ({ key: `pilihan-${number}`, content: null, text: '' })),
	jawaban: '',
	infoJawaban: { content: null, text: '' },
}

const OPSI = 'quiz.opsiJawaban'

interface Opsi {
	key: string
	text: string
}

/** Staff type plain text; the API stores HTML. */
const toText = (html?: string) => new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent ?? ''
const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const KuisInput = () => (
	<>
		<FormSection title="Pilihan jawaban" help="Dua sampai delapan. Setiap pilihan berupa teks, gambar, atau keduanya.">
			<ArrayInput source={OPSI} label={false}>
				<SimpleFormIterator
					disableAdd
					disableClear
					fullWidth
					sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
				>
					<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { lg: 'minmax(0, 1fr) 320px' } }}>
						<TextInput source="text" label="Teks pilihan" format={toText} parse={toHtml} />
						<PictureInput source="content" label="Gambar pilihan" folder="popup-quiz" />
					</Box>
				</SimpleFormIterator>
			</ArrayInput>
			<AddOptionButton />
			<JawabanInput />
		</FormSection>
		<FormSection
			title="Setelah menjawab"
			help="Tampil di bawah “Yey, Jawabanmu tepat sekali” atau “Yah, Jawabanmu kurang tepat”."
		>
			<RichTextInput source="quiz.infoJawaban.text" label="Penjelasan jawaban" short />
			<PictureInput source="quiz.infoJawaban.content" label="Gambar penjelasan" folder="popup-quiz" ratio={null} />
		</FormSection>
	</>
)

const useOpsi = (): Opsi[] => useWatch({ name: OPSI }) ?? []

/** The right answer refers to an option by its key, so a new option needs one. */
function AddOptionButton() {
	const { setValue } = useFormContext()
	const options = useOpsi()
	const add = () => {
		const key = kunciOpsi(options.map((each) => each.key))
		setValue(OPSI, [...options, { key, content: null, text: '' }], { shouldDirty: true })
	}
	return (
		<Button onClick={add} startIcon={<Add />} disabled={options.length >= MAX_OPSI} sx={{ marginBottom: 2 }}>
			Tambah pilihan
		</Button>
	)
}

function JawabanInput() {
	const options = useOpsi()
	const choices = options.map(({ key, text }, place) => ({
		id: key,
		name: `${place + 1}. ${plainText(text ?? '') || 'Gambar'}`,
	}))
	return <SelectInput source="quiz.jawaban" label="Jawaban yang benar" choices={choices} />
}
