import { Button } from '@mui/material'
import { useLogin } from 'react-admin'
import { Link } from 'react-router-dom'
import { useApiQuery } from '../api/use-api-query.ts'
import { SignInSteps } from './sign-in-steps.tsx'

export function LoginPage() {
	const login = useLogin()
	const { data } = useApiQuery('GET /v1/staf/sandi/lupa')
	return (
		<SignInSteps onSignedIn={() => login({})}>
			{data?.aktif && (
				<Button component={Link} to="/lupa-sandi" fullWidth sx={{ marginTop: 1 }}>
					Lupa kata sandi?
				</Button>
			)}
		</SignInSteps>
	)
}
