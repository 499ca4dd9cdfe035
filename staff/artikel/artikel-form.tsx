import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { AutocompleteArrayInput, ReferenceArrayInput, TextInput, useGetList, useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { artikelInput } from '../../contract/artikel/staff/artikel.ts'
import { pictureAddress } from '../../contract/media/pictures.ts'
import { MAX_ROWS } from '../api/list-query.ts'
import { FormColumns, FormSection } from '../inputs/form-section.tsx'
import { PenerbitanInput } from '../inputs/penerbitan-input.tsx'
import { PictureInput, PictureListInput } from '../inputs/picture-inputs.tsx'
import { FavoritInput, UriInput } from '../inputs/record-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { RowInput } from '../inputs/row-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TanggalInput } from '../inputs/when-inputs.tsx'
import { Autosave } from './autosave.tsx'
import { DraftOffers } from './draft-offers.tsx'
import { useDraft } from './draft-state.ts'
import { readableText } from './readable-text.ts'
import { SaveKonsepButton } from './save-konsep-button.tsx'
import { TinjauanBanner, TinjauanInput, useTinjauan } from './tinjauan.tsx'

/** Articles on the public site. */
export const ARTIKEL_PAGE = '/info-kesehatan/'

export function ArtikelForm() {
	const { konsep } = useDraft()
	return (
		<StaffForm
			schema={artikelInput}
			defaultValues={{ artikelMedia: [], dokter: [], textContent: '', status: 'konsep' }}
			saveLabel={konsep ? 'Terbitkan' : undefined}
			buttons={<SaveKonsepButton />}
		>
			<TinjauanBanner />
			<DraftOffers />
			<FormColumns aside={<Aside />}>
				<TextInput source="judul" label="Judul" />
				<RichTextInput source="textContent" label="Isi artikel" folder="artikel" />
				<Autosave />
				<FormSection
					title="Penulis dan peninjau"
					help="Pembaca melihat namanya di bawah judul, dan mesin pencari ikut membacanya. Pilih dokter atau ketik namanya."
				>
					<NameInput source="penulis" label="Penulis" helperText="Kosongkan bila tidak perlu disebut." />
					<NameInput
						source="peninjau"
						label="Peninjau medis"
						helperText="Tampil sebagai “Ditinjau oleh dr. …, tanggal”."
					/>
					<TanggalInput source="ditinjauPada" label="Tanggal peninjauan" />
				</FormSection>
				<FormSection
					title="Mesin pencari dan berbagi"
					help="Tajuk, ringkasan, dan gambar yang tampil di hasil pencarian dan saat alamat artikel dibagikan."
				>
					<MetaInputs />
				</FormSection>
			</FormColumns>
		</StaffForm>
	)
}

const Aside = () => {
	const { perlu } = useTinjauan()
	return (
		<>
			<RowInput source="kategoriArtikelId" reference="kategori-artikel" label="Kategori" />
			<PictureListInput
				source="artikelMedia"
				label="Gambar"
				folder="artikel"
				helperText="Yang pertama tampil di daftar dan saat dibagikan."
				isObjects
			/>
			<ReferenceArrayInput source="dokter" reference="dokter" perPage={50}>
				<AutocompleteArrayInput label="Dokter terkait" />
			</ReferenceArrayInput>
			<UriInput page={ARTIKEL_PAGE} />
			<FavoritInput where="paling depan di “Artikel terbaru” halaman depan, dan di “Artikel pilihan” halaman Info Kesehatan" />
			<PenerbitanInput initial="konsep">{perlu && <TinjauanInput />}</PenerbitanInput>
		</>
	)
}

/** The name of a person: one of the doctors, or typed. */
function NameInput({ source, label, helperText }: { source: string; label: string; helperText: string }) {
	const { field, fieldState, id } = useInput({ source, defaultValue: '' })
	const { data = [] } = useGetList('dokter', {
		pagination: { page: 1, perPage: MAX_ROWS },
		sort: { field: 'nama', order: 'ASC' },
	})
	return (
		<Autocomplete
			freeSolo
			fullWidth
			id={id}
			options={[...new Set(data.map(({ nama }) => String(nama)))]}
			inputValue={field.value ?? ''}
			onInputChange={(_, value) => field.onChange(value)}
			onBlur={field.onBlur}
			renderInput={(params) => (
				<TextField
					{...params}
					name={field.name}
					label={label}
					error={Boolean(fieldState.error)}
					helperText={fieldState.error?.message ?? helperText}
				/>
			)}
		/>
	)
}

/** Search engines cut longer texts. */
const JUDUL_SHOWN = 60
const DESKRIPSI_SHOWN = 160
/** As the server makes it from the text. */
const RINGKASAN = 150

const counted = (text: string, shown: number) =>
	`${text.length} dari ${shown} huruf${text.length > shown ? '; selebihnya mungkin terpotong' : ''}.`

/** What search engines and shared links show of an article, with a preview. */
function MetaInputs() {
	const [judul, metaJudul, textContent, metaDeskripsi, metaGambar, media, uri] = useWatch({
		name: ['judul', 'metaJudul', 'textContent', 'metaDeskripsi', 'metaGambar', 'artikelMedia', 'uri'],
	})
	const title: string = metaJudul || judul || ''
	const text: string =
		metaDeskripsi ||
		readableText(textContent ?? '')
			.replace(/\s+/g, ' ')
			.slice(0, RINGKASAN)
	const picture: string | undefined = metaGambar || media?.[0]?.content
	return (
		<>
			<TextInput
				source="metaJudul"
				label="Tajuk di mesin pencari"
				helperText={`Kosong: judul artikel. ${counted(title, JUDUL_SHOWN)}`}
			/>
			<TextInput
				source="metaDeskripsi"
				label="Ringkasan di mesin pencari"
				multiline
				helperText={`Kosong: awal isi artikel. ${counted(text, DESKRIPSI_SHOWN)}`}
			/>
			<PictureInput
				source="metaGambar"
				label="Gambar saat dibagikan"
				folder="artikel"
				helperText="Kosong: gambar pertama artikel."
			/>
			<Preview title={title} text={text} picture={picture} path={`${ARTIKEL_PAGE}${uri || '…'}`} />
		</>
	)
}

function Preview({ title, text, picture, path }: { title: string; text: string; picture?: string; path: string }) {
	return (
		<Box component="figure" sx={{ margin: 0, maxWidth: 420 }}>
			<Typography component="figcaption" variant="body2" color="textSecondary" sx={{ marginBottom: 0.5 }}>
				Tampilan saat dicari atau dibagikan
			</Typography>
			<Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
				{picture && (
					<Box
						component="img"
						src={pictureAddress('artikel', picture, 480)}
						alt=""
						sx={{ display: 'block', width: '100%', aspectRatio: '1.91', objectFit: 'cover' }}
					/>
				)}
				<Box sx={{ padding: 1.5, overflowWrap: 'anywhere' }}>
					<Typography variant="body2" color="textSecondary">
						{path}
					</Typography>
					<Typography sx={{ fontWeight: 650 }}>{title || 'Judul artikel'}</Typography>
					<Typography variant="body2">{text}</Typography>
				</Box>
			</Box>
		</Box>
	)
}
