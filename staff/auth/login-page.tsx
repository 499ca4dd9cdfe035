import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLogin } from 'react-admin'
import { Link } from 'react-router-dom'
import { callApi } from '../api/call-api.ts'
import { SignInSteps } from './sign-in-steps.tsx'

export function LoginPage() {
	const login = useLogin()
	const { data } = useQuery({
		queryKey: ['forgotten-password'],
		queryFn: async () => (await callApi('GET /v1/staf/sandi/lupa')).data,
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	})
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
