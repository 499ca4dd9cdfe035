import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput, TextInput } from 'react-admin'
import { artikelInput } from '../../contract/staff/artikel.ts'
import { FavoritInput } from '../inputs/favorit-input.tsx'
import { FormColumns } from '../inputs/form-columns.tsx'
import { PenerbitanInput } from '../inputs/penerbitan-input.tsx'
import { PictureListInput } from '../inputs/picture-list-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { UriInput } from '../inputs/uri-input.tsx'

/** Articles on the public site. */
export const ARTIKEL_PAGE = '/info-kesehatan/'

export const ArtikelForm = () => (
	<StaffForm schema={artikelInput} defaultValues={{ artikelMedia: [], dokter: [], textContent: '' }}>
		<FormColumns
			aside={
				<>
					<ReferenceInput source="kategoriArtikelId" reference="kategori-artikel" perPage={300}>
						<AutocompleteInput label="Kategori" />
					</ReferenceInput>
					<PictureListInput
						source="artikelMedia"
						label="Gambar"
						folder="artikel"
						helperText="Yang pertama tampil di daftar dan saat dibagikan."
						toItem={(content) => ({ content })}
						toFile={({ content }: { content: string }) => content}
					/>
					<ReferenceArrayInput source="dokter" reference="dokter" perPage={50}>
						<AutocompleteArrayInput label="Dokter terkait" />
					</ReferenceArrayInput>
					<UriInput page={ARTIKEL_PAGE} />
					<FavoritInput />
					<PenerbitanInput />
				</>
			}
		>
			<TextInput source="judul" label="Judul" />
			<RichTextInput source="textContent" label="Isi artikel" folder="artikel" />
		</FormColumns>
	</StaffForm>
)
