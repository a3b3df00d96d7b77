import { ApolloProvider } from '@apollo/client/react';
import { BrandProvider, Toaster } from '@magpie/ui';
import { useState, type JSX } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createControlClient } from '#kit/client.ts';
import { ConsoleRoutes } from './routes.tsx';
import { StyleNonce } from './style-nonce.tsx';

export function Console(): JSX.Element {
  const [client] = useState(() => createControlClient());
  return (
    <StyleNonce>
      <BrandProvider brand="magpie">
        <ApolloProvider client={client}>
          <BrowserRouter basename="/console">
            <ConsoleRoutes />
          </BrowserRouter>
          <Toaster />
        </ApolloProvider>
      </BrandProvider>
    </StyleNonce>
  );
}
