import { AutocompleteArrayInput, ReferenceArrayInput, TextInput } from 'react-admin'
import { artikelInput } from '../../contract/artikel/staff/artikel.ts'
import { FavoritInput } from '../inputs/favorit-input.tsx'
import { FormColumns } from '../inputs/form-columns.tsx'
import { FormSection } from '../inputs/form-section.tsx'
import { PenerbitanInput } from '../inputs/penerbitan-input.tsx'
import { PictureListInput } from '../inputs/picture-list-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { RowInput } from '../inputs/row-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TanggalInput } from '../inputs/tanggal-input.tsx'
import { UriInput } from '../inputs/uri-input.tsx'
import { ARTIKEL_PAGE } from './artikel-page.ts'
import { Autosave } from './autosave.tsx'
import { DraftOffers } from './draft-offers.tsx'
import { useDraft } from './draft-state.ts'
import { MetaInputs } from './meta-inputs.tsx'
import { NameInput } from './name-input.tsx'
import { SaveKonsepButton } from './save-konsep-button.tsx'
import { TinjauanBanner, TinjauanInput, useTinjauan } from './tinjauan.tsx'

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
