import { by, row, type Part } from '../row';
import { closed, inTable, readInTable } from './contract';

const payment = 'backend/payment/payment.test.ts';

const carts = 'backend/carts/carts.test.ts';

const open = 'backend/routes/public.test.ts';

export const cartCalls: Part = {
  title: 'Cart',
  rows: [
    row(
      'POST /client-carts/add-item',
      'Adds a line and answers its id',
      inTable,
      closed,
      by(
        'backend/carts/addItem.test.ts',
        'answers the line with the resolved draw and its price',
        'adds once when the answer was lost and the call is repeated (R2)',
      ),
    ),
    row(
      'GET /client-carts/get-cart',
      'The cart',
      readInTable,
      closed,
      by(
        payment,
        'charges once, writes a ticket for each line and draw, and empties the cart',
        'keeps the lines that were not chosen',
      ),
      by('storefront/state/cart/cart.test.ts', 'is loading until it has been read'),
    ),
    row(
      'PUT /client-carts/update-quantity',
      'Another quantity',
      inTable,
      closed,
      by(carts, 'sets a quantity and refuses one for a line that is not there'),
    ),
    row(
      'DELETE /client-carts/remove-item/{id}',
      'Takes a line out',
      readInTable,
      closed,
      by(carts, 'removes once and answers 0 for a repeat'),
    ),
    row(
      'DELETE /client-carts/remove-game/{gameId}',
      'Takes a game out',
      readInTable,
      closed,
      by(carts, '%s takes only lines as they were seen', 'remove-game'),
    ),
    row(
      'POST /client-carts/sync',
      'Compares both carts; the answer takes the place of the cart',
      inTable,
      closed,
      by(
        carts,
        'adds a line it does not know, keeps those not sent, and names what it refuses',
        'returns the cart unchanged for an empty list',
      ),
      by('rules/cart/payloads.test.ts', 'a sync sends the fields of lines the server has accepted, as it holds them'),
    ),
    row(
      'POST /client-carts/validate',
      'Judges every line',
      inTable,
      closed,
      by(carts, 'marks a line whose draw has closed as invalid'),
    ),
    row(
      'DELETE /client-carts/clear',
      'Empties it',
      readInTable,
      closed,
      by(carts, '%s takes only lines as they were seen', 'clear'),
    ),
    row('GET /client-carts/summary', 'Sums', readInTable, closed, by(carts, 'sums up by game')),
    row(
      'POST /client-carts/checkout',
      'Makes an order of it',
      inTable,
      closed,
      by(payment, 'refuses an empty cart', 'is refused ten minutes after checkout'),
      by(
        'storefront/screens/checkout/cartPayment.test.tsx',
        'makes an order of the whole cart, keeps it as the checkout session, and forgets it once it is paid',
      ),
    ),
    row(
      'GET /client-carts/checkout-session/{id}',
      'That order',
      readInTable,
      closed,
      by(payment, 'answers the same order for a session, and keeps its prices'),
    ),
  ],
};

export const publicCalls: Part = {
  title: 'Other public calls',
  rows: [
    row(
      'GET /public/support-contact',
      'How to reach the shop',
      readInTable,
      by('backend/public/setContents.test.ts', 'replaces contact data and banners'),
    ),
    row('GET /public/banners', 'Banners that run now', readInTable, by(open, 'hides banners outside their time')),
  ],
};
