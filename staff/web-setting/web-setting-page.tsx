import { webSettingInput } from '../../contract/web/staff/web-setting.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { SettingPage } from '../lists/staff-pages.tsx'
import {
	IKLAN_HELP,
	IklanInputs,
	KontakInputs,
	NamaWebInput,
	PELACAKAN_HELP,
	PelacakanInput,
	PetaInputs,
	TempatInput,
	TentangInput,
	TinjauArtikelInput,
} from './web-setting-inputs.tsx'

export default function WebSettingPage() {
	return (
		<SettingPage resource="web-setting" title="Identitas situs" schema={webSettingInput}>
			<FormSection title="Rumah sakit" help="Tampil di setiap halaman.">
				<NamaWebInput />
				<PictureInput
					source="logo"
					label="Logo"
					folder="web-setting"
					helperText="Gambar lebar dengan nama rumah sakit. Tanpa logo tampil lambang dan nama pendek dari Merek."
				/>
				<TentangInput />
			</FormSection>
			<FormSection title="Kontak">
				<KontakInputs />
			</FormSection>
			<FormSection title="Peta" help="Di halaman Hubungi Kami.">
				<PetaInputs petunjukArahHelp="Alamat yang dibuka tombol “Rute Menuju Rumah Sakit” dan “Kunjungi Kami”." />
			</FormSection>
			<FormSection title="Testimoni dan promo" help={IKLAN_HELP}>
				<IklanInputs />
			</FormSection>
			<FormSection title="Artikel">
				<TinjauArtikelInput />
			</FormSection>
			<FormSection title="Pencatatan kunjungan" help={PELACAKAN_HELP}>
				<PelacakanInput />
				<TempatInput />
			</FormSection>
		</SettingPage>
	)
}
