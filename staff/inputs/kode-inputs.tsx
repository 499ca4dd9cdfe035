import { TextInput } from 'react-admin'
import { FormSection } from './form-section.tsx'

/** The codes of a doctor or clinic in national registers. `satusehat` is what the code of SATUSEHAT is called there. */
export const KodeInputs = ({ satusehat }: { satusehat: string }) => (
	<FormSection title="Kode di sistem lain" help="Untuk pertukaran data. Boleh kosong; pengunjung tidak melihatnya.">
		<TextInput source="kodeSatusehat" label="Kode SATUSEHAT" helperText={satusehat} defaultValue="" />
		<TextInput source="kodeBpjs" label="Kode BPJS (HFIS)" defaultValue="" />
	</FormSection>
)
